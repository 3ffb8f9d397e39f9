import Type, { type Static } from 'typebox';
import { LIGHTS, STYLES } from '#core/furnish/home/wishes.ts';
import { UNITS } from '#core/gallery/units.ts';
import { SCALES } from '#core/line-plan/papers.ts';
import { LayoutItem } from '#core/plan/schema.ts';
import { UUID_PATTERN } from '#service/uuid.ts';
import { literals, ProblemBody } from './schemas.ts';

export const ImageParams = Type.Object({ file: Type.String({ pattern: `^${UUID_PATTERN}_layout\\.jpg$` }) });
export const ImageQuery = Type.Object({
  w: Type.Optional(
    Type.String({
      description:
        'Width in pixels, 400 to 3000; kept widths are 400, 600, 800, 1200, 1600, 2000 and 3000, the next larger one is sent',
    }),
  ),
  labels: Type.Optional(Type.String({ description: '`0` leaves out names, sizes and scale bar' })),
});
export const GalleryParams = Type.Object({ id: Type.String({ pattern: '^[0-9a-f]{24}$' }) });
export const RoomStillParams = Type.Object({
  ...GalleryParams.properties,
  file: Type.String({ pattern: '^.{1,100}\\.jpg$', description: 'The id of a room in plan.json, and `.jpg`' }),
});

export const VariantQuery = Type.Object({
  variant: Type.Optional(
    Type.String({ description: 'Of `POST …/variants`; one that there is not shows the plan itself' }),
  ),
});

/** A parameter with nothing behind it, `?download`, or any value: it is enough that it is there. */
const Download = Type.Optional(Type.String({ description: 'Send it to be saved rather than shown; needs no value' }));
export const FileQuery = Type.Object({ ...VariantQuery.properties, download: Download });
export const LinePlanQuery = Type.Object({
  ...FileQuery.properties,
  units: Type.Optional(literals(UNITS)),
  furniture: Type.Optional(literals(['0', '1'])),
});
export const SheetQuery = Type.Object({
  ...LinePlanQuery.properties,
  scale: Type.Optional(literals(SCALES.map(String))),
});

export const VariantBody = Type.Object(
  {
    style: Type.Optional(literals(STYLES)),
    light: Type.Optional(literals(LIGHTS)),
    layout: Type.Optional(
      Type.Object(
        {
          room: Type.Optional(Type.String({ description: 'The pieces are all of this room; without, of the home' })),
          items: Type.Array(LayoutItem, { maxItems: 500, description: 'As in `layout.items` of plan.json' }),
        },
        { description: 'Where the pieces are. Each has to keep the rules of furnishing' },
      ),
    ),
  },
  { additionalProperties: false, description: 'What is to be seen otherwise; 256 KiB at most' },
);
export type VariantBody = Static<typeof VariantBody>;

export const VariantAnswer = Type.Object({
  variant: Type.String({ description: '12 hexadecimal digits; the same for the same request' }),
  pictureUrl: Type.String({ description: 'Its picture, JPEG' }),
  frame: Type.Object(
    {
      widthPx: Type.Integer(),
      heightPx: Type.Integer(),
      pixelsPerMetre: Type.Number(),
      x0: Type.Number(),
      y0: Type.Number(),
    },
    { description: 'Where metres of the plan are on the picture: `(x - x0) * pixelsPerMetre`' },
  ),
  sceneUrl: Type.String({ description: 'The same in 3D, binary glTF' }),
  planUrl: Type.String({ description: 'The plan with its layout, JSON' }),
});

/** The answers of an address that sends a file as `sendImmutable` does, for the OpenAPI document. */
export function fileAnswers(
  type: string,
  schema: object = { type: 'string', format: 'binary' },
): Record<number, object> {
  const content = { [type]: { schema } };
  return {
    200: { description: 'The file', content },
    206: { description: 'The part of it that `Range` asks for', content },
    304: { description: 'The `ETag` in `If-None-Match` is still right', type: 'null' },
    404: ProblemBody,
    416: { description: 'There is nothing in this `Range`', type: 'null' },
  };
}
