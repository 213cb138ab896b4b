import type { MadeBy } from '@kinora/models';
import type { DigitalSource } from './digital-source.ts';

/** The names of the vendor and its model come from answers and settings, and a JPEG's segment is small. */
const LONGEST_NAME = 200;

const VOCABULARY = 'http://cv.iptc.org/newscodes/digitalsourcetype';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Provenance as an XMP packet (ISO 16684-1): how the picture came about, and by whom. It holds no date, so that the same
 * result is the same file.
 */
export function xmpPacket(source: DigitalSource, { provider, model }: MadeBy): Buffer {
  const packet = `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
 <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description rdf:about=""
    xmlns:xmp="http://ns.adobe.com/xap/1.0/"
    xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
    xmlns:kinora="urn:kinora:made-by:">
   <xmp:CreatorTool>Kinora</xmp:CreatorTool>
   <Iptc4xmpExt:DigitalSourceType>${VOCABULARY}/${source}</Iptc4xmpExt:DigitalSourceType>
   <kinora:provider>${escaped(provider)}</kinora:provider>
   <kinora:model>${escaped(model)}</kinora:model>
  </rdf:Description>
 </rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`;
  return Buffer.from(packet, 'utf8');
}

/** As text of an XML element, without what XML cannot hold. */
function escaped(name: string): string {
  const printable = name.toWellFormed().replace(/\p{Cc}/gu, ' ');
  return printable.slice(0, LONGEST_NAME).replace(/[&<>"]/gu, (letter) => entities[letter] ?? letter);
}
