import { Spherical, Vector3 } from 'three';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Flight } from './flight.ts';

const pose = (x: number, radius: number, theta: number) => ({
  target: new Vector3(x, 0, 0),
  arm: new Spherical(radius, 0.5, theta),
});

describe('a flight', () => {
  beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));
  afterEach(() => vi.unstubAllGlobals());

  it('begins where it is, turns the short way and arrives', () => {
    const flight = new Flight(pose(0, 4, 0.2), pose(2, 16, 2 * Math.PI - 0.2), 100);
    expect(flight.at(100)).toMatchObject({ target: { x: 0 }, arm: { radius: 4, theta: 0.2 }, arrived: false });
    const middle = flight.at(425);
    expect(middle.arm.theta).toBeCloseTo(0);
    // As much closer in the first half as in the second.
    expect(middle.arm.radius).toBeCloseTo(8);
    expect(flight.at(5000)).toMatchObject({ target: { x: 2 }, arrived: true });
  });
  it('is over at once where motion is not wanted', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    expect(new Flight(pose(0, 4, 0), pose(2, 4, 0), 100).at(100)).toMatchObject({ target: { x: 2 }, arrived: true });
  });
  it('keeps its scale when the stage becomes taller on the way', () => {
    const flight = new Flight(pose(0, 4, 0), pose(0, 6, 0), 0);
    flight.keepScale(1.5);
    expect([flight.at(0).arm.radius, flight.at(5000).arm.radius]).toEqual([6, 9]);
  });
});
