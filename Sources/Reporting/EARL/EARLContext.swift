/// What the terms of an EARL report stand for in JSON-LD: those that the W3C's collection of ACT
/// implementations uses, and terms for the digests of files and for places in them.
enum EARLContext {
    /// The context as JSON.
    static let json = """
        {"@vocab":"http://www.w3.org/ns/earl#","earl":"http://www.w3.org/ns/earl#",\
        "WCAG2":"http://www.w3.org/TR/WCAG2/#","WCAG22":"http://www.w3.org/TR/WCAG22/#",\
        "dct":"http://purl.org/dc/terms/","doap":"http://usefulinc.com/ns/doap#",\
        "ptr":"http://www.w3.org/2009/pointers#","rdfs":"http://www.w3.org/2000/01/rdf-schema#",\
        "spdx":"http://spdx.org/rdf/terms#","source":"dct:source","title":"dct:title",\
        "description":"dct:description",\
        "name":"doap:name","release":"doap:release","revision":"doap:revision","Version":"doap:Version",\
        "assertions":{"@reverse":"subject"},"assertedBy":{"@type":"@id"},"outcome":{"@type":"@id"},\
        "mode":{"@type":"@id"},"isPartOf":{"@id":"dct:isPartOf","@type":"@id"},\
        "seeAlso":{"@id":"rdfs:seeAlso","@type":"@id"},\
        "algorithm":{"@id":"spdx:algorithm","@type":"@id"},"checksum":"spdx:checksum",\
        "checksumValue":"spdx:checksumValue"}
        """
}
