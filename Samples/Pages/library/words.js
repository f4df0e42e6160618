/** Invented contents in several scripts: short labels to combine, and the digits each script may use. */
const Words = {
  latin: {
    fonts: ["Inter", "Inter Display", "Liberation Sans", "DejaVu Sans", "Noto Sans", "Noto Serif", "Liberation Serif"],
    words: "Morning Harbour Notes Weekly Garden Station Olive Market Quiet River Evening Payment Delivery Library Jasper Kitchen Window Ticket Account Recent Travel Lemon Bicycle Winter Summer Battery Update Profile Gallery Project Invoice Orchard Velvet Concert Budget Journal Syrup Copper Pilot Zephyr".split(" "),
  },
  accented: {
    fonts: ["Inter", "Noto Sans", "DejaVu Sans", "Liberation Sans"],
    words: "Übersicht Größe Żółty Příjem Señal Ação Crème Façade Đường Người Ärger Çiçek Øvelse Škola Łódź Été Naïve Straße Möbel Réglages Événement Dépôt Año Coração İstanbul Île Výdaje Přehled".split(" "),
  },
  cyrillic: {
    fonts: ["Inter", "Noto Sans", "DejaVu Sans", "Liberation Serif", "Noto Serif"],
    words: "Утро Настройки Сообщения Билет Погода Доставка Музыка Заметки Поезд Оплата Журнал Сегодня Окно Река Счёт Библиотека Ключ Подписка Город Яблоко Общие Звук Экран Фото Вечер Щука".split(" "),
  },
  greek: {
    fonts: ["Inter", "Noto Sans", "DejaVu Sans", "Liberation Sans"],
    words: "Ρυθμίσεις Μηνύματα Σήμερα Καιρός Μουσική Εισιτήριο Πληρωμή Θάλασσα Ειδοποιήσεις Βιβλίο Ήχος Οθόνη Φίλοι Πρωί Δρόμος Λίστα Ψωμί Ξένος Ώρα Κήπος".split(" "),
  },
  chinese: {
    fonts: ["Noto Sans CJK SC", "Noto Serif CJK SC"], wide: true,
    words: "设置 消息 天气 音乐 今天 支付 图书馆 晚上 花园 通知 账户 订单 地铁站 最近更新 隐私与安全 编辑 共享相册 河边 咖啡 早餐 预算 旅行计划 一日 门票 声音 显示与亮度 电池 通用 收藏夹 备忘录".split(" "),
  },
  japanese: {
    fonts: ["Noto Sans CJK JP", "Noto Serif CJK JP"], wide: true,
    words: "設定 メッセージ 天気 今日の予定 お知らせ 図書館 きっぷ 音楽 こうえん カメラ アカウント 朝ごはん 駅前 プライバシー 画面表示 通知センター おすすめ ノート 電車 コーヒー 支払い ともだち ウィジェット 春の旅".split(" "),
  },
  korean: {
    fonts: ["Noto Sans CJK KR", "Noto Serif CJK KR"], wide: true,
    words: "설정 메시지 날씨 오늘 음악 알림 도서관 결제 아침 여행 계정 배터리 사진첩 지하철 커피 친구 화면 밝기 즐겨찾기 일정 공원 최근 항목".split(" "),
  },
  arabic: {
    fonts: ["Noto Sans Arabic", "Noto Naskh Arabic", "Noto Kufi Arabic"], rtl: true, digits: "٠١٢٣٤٥٦٧٨٩",
    words: "الإعدادات الرسائل الطقس اليوم الموسيقى الدفع المكتبة مساء الحديقة إشعارات حساب الطلبات محطة تحديث الخصوصية مشاركة نهر قهوة ميزانية رحلة تم صوت الشاشة بطارية عام المفضلة ملاحظات بحث".split(" "),
  },
  persian: {
    fonts: ["Noto Naskh Arabic", "Noto Sans Arabic"], rtl: true, digits: "۰۱۲۳۴۵۶۷۸۹",
    words: "تنظیمات پیام‌ها امروز موسیقی پرداخت کتابخانه باغ اعلان‌ها گفتگو ژرفا چای صبح ایستگاه خرید سفر صفحه دوست پنجره".split(" "),
  },
  hebrew: {
    fonts: ["Noto Sans Hebrew", "Noto Serif Hebrew"], rtl: true,
    words: "הגדרות הודעות מזג אוויר היום מוזיקה תשלום ספרייה ערב גינה התראות חשבון הזמנות תחנה עדכון פרטיות שיתוף נהר קפה תקציב טיול קול מסך סוללה כללי".split(" "),
  },
  thai: {
    fonts: ["Noto Sans Thai", "Noto Looped Thai", "Noto Serif Thai"], digits: "๐๑๒๓๔๕๖๗๘๙", tall: true,
    words: "การตั้งค่า ข้อความ วันนี้ เพลง ห้องสมุด ชำระเงิน เย็นนี้ สวน แจ้งเตือน บัญชี สถานี กาแฟ ท่องเที่ยว เสียง หน้าจอ แบตเตอรี่ ทั่วไป รูปภาพ ที่อยู่ ผู้ใช้".split(" "),
  },
  devanagari: {
    fonts: ["Noto Sans Devanagari", "Noto Serif Devanagari"], digits: "०१२३४५६७८९", tall: true,
    words: "सेटिंग संदेश मौसम आज संगीत भुगतान पुस्तकालय शाम बगीचा सूचनाएँ खाता स्टेशन अपडेट गोपनीयता नदी कॉफ़ी बजट यात्रा आवाज़ स्क्रीन बैटरी सामान्य चित्र मित्र".split(" "),
  },
};
