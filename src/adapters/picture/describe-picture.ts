import { formatArea } from '#core/gallery/units.ts';
import { TYPE_NAMES } from '#core/picture/room-names.ts';
import { OUTDOOR_TYPES } from '#core/plan/outdoor-types.ts';
import type { PlanDocument } from '#core/plan/schema.ts';
import type { PictureDescription } from './encode-picture.ts';

/**
 * How the picture came to be, in the words of the IPTC (Digital Source Type NewsCodes): made by an algorithm alone. The pixels are computed from the
 * plan; no model that was trained on pictures makes any of them.
 */
const SOURCE_TYPE = 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia';

/** What a picture shows and how it was made, for its metadata. */
export function describePicture({ plan, scale }: PlanDocument): PictureDescription {
  const indoors = plan.rooms.filter((room) => !OUTDOOR_TYPES.has(room.type));
  const area = indoors.reduce((sum, room) => sum + room.area, 0);
  const types = [...new Set(indoors.map((room) => room.type))].map((type) => {
    const count = indoors.filter((room) => room.type === type).length;
    return `${TYPE_NAMES[type].toLowerCase()}${count > 1 ? ` × ${count}` : ''}`;
  });
  const size = formatArea(area, scale.unit ?? 'm');
  const text = `Furnished floor plan seen from above, about ${size}: ${types.join(', ')}. Virtually furnished, illustrative; not a survey.`;
  return { text: inAscii(text), xmp: xmpOf(text) };
}

/** EXIF texts are ASCII. */
const inAscii = (text: string): string =>
  text
    .replace(/²/g, '2')
    .replace(/×/g, 'x')
    .replace(/’/g, "'")
    .replace(/[^\x20-\x7e]/g, '?');

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]!);

const xmpOf = (text: string): string => `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/">
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escaped(text)}</rdf:li></rdf:Alt></dc:description>
<Iptc4xmpCore:AltTextAccessibility><rdf:Alt><rdf:li xml:lang="x-default">${escaped(text)}</rdf:li></rdf:Alt></Iptc4xmpCore:AltTextAccessibility>
<xmp:CreatorTool>Plenish</xmp:CreatorTool>
<Iptc4xmpExt:DigitalSourceType>${SOURCE_TYPE}</Iptc4xmpExt:DigitalSourceType>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
