import { describe, expect, it } from 'vitest';
import { asksWhoseFace } from './consent-question.ts';

const unasked = { consents: { person_photograph: false } };
const agreed = { consents: { person_photograph: true } };
const twin = { selected_engine: 'engine_image_upload' } as const;

describe('the question whose face is in the photographs', () => {
  it('REAL-23 stands at a photograph for an engine that makes somebody speak', () => {
    expect(asksWhoseFace(twin, 1, unasked)).toBe(true);
  });

  it('REAL-23 is asked once', () => {
    expect(asksWhoseFace(twin, 1, agreed)).toBe(false);
  });

  it('is not asked without a photograph, for things, or of visitors', () => {
    expect(asksWhoseFace(twin, 0, unasked)).toBe(false);
    expect(asksWhoseFace({ selected_engine: 'engine_qwen_edit' }, 1, unasked)).toBe(false);
    expect(asksWhoseFace({ selected_engine: null }, 1, unasked)).toBe(false);
    expect(asksWhoseFace(twin, 1, null)).toBe(false);
    expect(asksWhoseFace(twin, 1, undefined)).toBe(false);
  });
});
