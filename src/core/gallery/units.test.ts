import { describe, expect, it } from 'vitest';
import { formatArea, formatClearance, formatLength, formatSize, inUnits } from './units.ts';

describe('units', () => {
  it('shows areas in square metres with one decimal', () => {
    expect(formatArea(13.02, 'm')).toBe('13.0 m²');
    expect(formatArea(0.96, 'm')).toBe('1.0 m²');
  });
  it('converts areas to whole square feet', () => {
    expect(formatArea(10, 'ft')).toBe('108 ft²'); // 107.64
    expect(formatArea(0.09290304, 'ft')).toBe('1 ft²'); // by definition
    expect(formatArea(185.80608, 'ft')).toBe('2,000 ft²');
  });
  it('shows lengths in feet and inches and carries twelve inches', () => {
    expect(formatLength(0.3048, 'ft')).toBe('1′ 0″');
    expect(formatLength(0.3048 * 13.75, 'ft')).toBe('13′ 9″');
    expect(formatLength(0.3048 * 4 - 0.001, 'ft')).toBe('4′ 0″'); // not 3′ 12″
    expect(formatLength(4.2, 'm')).toBe('4.20 m');
  });
  it('shows sizes with one unit in metres and both in feet', () => {
    expect(formatSize([4.2, 3.1], 'm')).toBe('4.20 × 3.10 m');
    expect(formatSize([0.3048 * 10, 0.3048 * 12.5], 'ft')).toBe('10′ 0″ × 12′ 6″');
  });
  it('shows clearances in centimetres or inches, and long ones as lengths', () => {
    expect(formatClearance(0.72, 'm')).toBe('72 cm');
    expect(formatClearance(0.3048 * 3, 'ft')).toBe('36″');
    expect(formatClearance(0.996, 'm')).toBe('1.00 m'); // not 100 cm
    expect(formatClearance(0.3048 * 4, 'ft')).toBe('4′ 0″');
  });
  it('turns the measures of a sentence into feet and inches, and nothing else of it', () => {
    expect(inUnits('0.61 m (2 of 3) of 305 cm in 10 m²', 'ft')).toBe('24″ (2 of 3) of 10′ 0″ in 108 ft²');
    expect(inUnits('1 more, 2 machines, UK AD M 2.25', 'ft')).toBe('1 more, 2 machines, UK AD M 2.25');
    expect(inUnits('0.61 m', 'm')).toBe('0.61 m');
  });
});
