import { z } from 'zod';

/** Some text. */
export const words = z.string().min(1);
/** Where a file stands. */
export const address = z.string().regex(/^https?:\/\//u);
export const whole = z.number().int();
export const amount = z.number();
export const flag = z.boolean();
export const safety = z.enum(['1', '2', '3', '4', '5', '6']);

const ratios = ['21:9', '16:9', '4:3', '3:2', '1:1', '2:3', '3:4', '9:16', '9:21', '5:4', '4:5'];
export const ratio = z.enum(ratios);
export const ratioOrAuto = z.enum([...ratios, 'auto']);

/** Fields that may be left out. */
export function some(fields: z.ZodRawShape): z.ZodRawShape {
  return Object.fromEntries(Object.entries(fields).map(([name, type]) => [name, z.optional(type)]));
}
