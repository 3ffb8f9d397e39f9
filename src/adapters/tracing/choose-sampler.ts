import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import type { Log } from '#service/ports/log.ts';

/** `OTEL_TRACES_SAMPLER` and `OTEL_TRACES_SAMPLER_ARG` as they are. */
export interface SamplerSettings {
  readonly name?: string;
  readonly argument?: string;
}

/** The sampler that the standard variables name; every trace where they name none, or none that is known. */
export function chooseSampler({ name = 'parentbased_always_on', argument }: SamplerSettings, log: Log): Sampler {
  const [, parentBased, kind] = /^(parentbased_)?(always_on|always_off|traceidratio)$/.exec(name) ?? [];
  if (!kind) log.warn({ name }, 'OTEL_TRACES_SAMPLER is unknown: every trace is kept');
  const ratio = argument === undefined ? 1 : Number(argument);
  const isRatio = ratio >= 0 && ratio <= 1;
  if (kind === 'traceidratio' && !isRatio)
    log.warn({ argument }, 'OTEL_TRACES_SAMPLER_ARG is no share: it counts as 1');
  const root =
    kind === 'always_off'
      ? new AlwaysOffSampler()
      : kind === 'traceidratio'
        ? new TraceIdRatioBasedSampler(isRatio ? ratio : 1)
        : new AlwaysOnSampler();
  return parentBased || !kind ? new ParentBasedSampler({ root }) : root;
}
