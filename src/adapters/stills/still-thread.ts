import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { drawPlan } from '#core/draw-plan.ts';
import { dollhouse } from '#core/stills/dollhouse.ts';
import { roomStill } from '#core/stills/room-still.ts';
import type { StillTask } from './draw-still.ts';

/** JPEG: clean edges on white paper. */
const ENCODING = { quality: 86, chromaSubsampling: '4:4:4', progressive: true };

const BARE = { items: [], checks: { collisions: 0, outside: 0, blockedDoors: 0, blockedWindows: 0, unreachable: 0 } };

const { document, style, room } = workerData as StillTask;
const { plan, layout } = document;
const scene = drawPlan(plan, layout ?? BARE, style);
const still = room === undefined ? dollhouse(scene) : roomStill(scene, room);
parentPort!.postMessage(still && (await encode(still)));

async function encode({ widthPx: width, heightPx: height, rgba }: NonNullable<typeof still>): Promise<Uint8Array> {
  const raw = { width, height, channels: 4 } as const;
  return sharp(Buffer.from(rgba.buffer), { raw }).removeAlpha().jpeg(ENCODING).toBuffer();
}
