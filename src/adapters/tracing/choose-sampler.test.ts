import { describe, expect, it } from 'vitest';
import { chooseSampler, type SamplerSettings } from './choose-sampler.ts';

/** The sampler, and what was said of it. */
function choose(settings: SamplerSettings): { sampler: string; said: string[] } {
  const said: string[] = [];
  const note = (_: object, message: string) => void said.push(message);
  return { sampler: chooseSampler(settings, { info: note, warn: note, error: note }).toString(), said };
}

describe('OTEL_TRACES_SAMPLER', () => {
  it.each<[SamplerSettings, RegExp]>([
    [{}, /^ParentBased\{root=AlwaysOn/],
    [{ name: 'always_off' }, /^AlwaysOff/],
    [{ name: 'traceidratio', argument: '0.25' }, /^TraceIdRatioBased\{0.25\}/],
    [{ name: 'parentbased_traceidratio', argument: '0.1' }, /^ParentBased\{root=TraceIdRatioBased\{0.1\}/],
  ])('%o is heeded', (settings, sampler) => {
    expect(choose(settings)).toEqual({ sampler: expect.stringMatching(sampler), said: [] });
  });

  it.each<[SamplerSettings, string]>([
    [{ name: 'jaeger_remote' }, 'OTEL_TRACES_SAMPLER'],
    [{ name: 'traceidratio', argument: 'half' }, 'OTEL_TRACES_SAMPLER_ARG'],
  ])('%o keeps every trace, and that is said', (settings, variable) => {
    const { sampler, said } = choose(settings);
    expect(sampler).toMatch(/AlwaysOn|\{1\}/);
    expect(said).toEqual([expect.stringContaining(`${variable} is`)]);
  });
});
