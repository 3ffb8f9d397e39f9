// A step of set-up (run.mjs): the networks that read lettering, in their simpler form, under dist/models. Quick where they are there.
import { simplifyModels } from '#adapters/ocr/simplify-models.ts';

if (await simplifyModels()) console.error('plenish: simplified the networks that read lettering (once)');
