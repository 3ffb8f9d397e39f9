import { expect, it } from 'vitest';
import { checkFile } from './check-file.ts';

const served = { limitBytes: 100, types: ['image/png'], endings: ['png'], signatures: ['\x89PNG'] };
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1]);
const other = new Uint8Array([1, 2, 3]);

it.each([
  ['what it begins with counts, whatever it is called', png, 'photo.heic', 'image/heic', undefined],
  ['a photo of a telephone', other, 'IMG_1.HEIC', '', 'heic'],
  ['another picture', other, 'plan.webp', 'image/webp', 'unsupported_media_type'],
  ['another file of no type', other, 'plan.dwg', '', 'unsupported_media_type'],
  ['what says nothing is for the service to judge', other, 'plan', '', undefined],
  ['nothing', new Uint8Array(), 'plan.png', 'image/png', 'invalid_file'],
  ['too much', new Uint8Array(101), 'plan.png', 'image/png', 'payload_too_large'],
])('%s', async (_, bytes, name, type, fault) => {
  expect(await checkFile(new File([bytes], name, { type }), served)).toBe(fault);
});
