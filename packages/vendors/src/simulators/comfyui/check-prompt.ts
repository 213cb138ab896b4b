import { z } from 'zod';
import { nodeTypes } from './nodes.ts';
import type { FileFolder, InputType, NodeType } from './nodes.ts';

/** Files that a ComfyUI has, by the folder that they stand in. */
export type ComfyuiFiles = Readonly<Record<FileFolder, readonly string[]>>;

const PromptSchema = z.record(
  z.string(),
  z.object({
    class_type: z.string(),
    inputs: z.record(z.string(), z.unknown()),
    _meta: z.unknown().optional(),
  }),
);
export type Prompt = z.infer<typeof PromptSchema>;

/** As ComfyUI names what is wrong with an input (`validate_inputs` in execution.py). */
interface InputError {
  readonly type: string;
  readonly message: string;
  readonly details: string;
  readonly extra_info: Readonly<Record<string, unknown>>;
}

interface PromptRefusal {
  readonly error: InputError;
  readonly node_errors: Readonly<Record<string, unknown>>;
}

export type CheckedPrompt = { readonly prompt: Prompt } | { readonly refusal: PromptRefusal };

/** Judges a workflow as ComfyUI does; stricter where ComfyUI turns a text into a number, or ignores what it does not know. */
export function checkPrompt(value: unknown, files: ComfyuiFiles): CheckedPrompt {
  const read = PromptSchema.safeParse(value);
  if (!read.success) {
    return refuse('invalid_prompt', 'Cannot execute because a node is missing the class_type property.');
  }
  const prompt = read.data;
  const unknown = Object.values(prompt).find((node) => typeOf(node.class_type) === undefined);
  if (unknown !== undefined) {
    return missingNode(unknown.class_type);
  }
  if (!Object.values(prompt).some((node) => typeOf(node.class_type)?.isOutput)) {
    return refuse('prompt_no_outputs', 'Prompt has no outputs');
  }
  const found = Object.entries(prompt)
    .map(([id, node]) => ({ id, node, errors: errorsOf(prompt, id, files) }))
    .filter(({ errors }) => errors.length > 0);
  if (found.length === 0) {
    return { prompt };
  }
  const nodeErrors = found.map(({ id, node, errors }) => [
    id,
    { errors, dependent_outputs: [], class_type: node.class_type },
  ]);
  return refuse(
    'prompt_outputs_failed_validation',
    'Prompt outputs failed validation',
    Object.fromEntries(nodeErrors) as Record<string, unknown>, // By the node's id.
  );
}

export function missingNode(name: string): { readonly refusal: PromptRefusal } {
  return refuse('invalid_prompt', `Cannot execute because node ${name} does not exist.`);
}

function refuse(
  type: string,
  message: string,
  nodeErrors: Readonly<Record<string, unknown>> = {},
): { readonly refusal: PromptRefusal } {
  return { refusal: { error: { type, message, details: '', extra_info: {} }, node_errors: nodeErrors } };
}

function typeOf(name: string): NodeType | undefined {
  return Object.hasOwn(nodeTypes, name) ? nodeTypes[name] : undefined;
}

function errorsOf(prompt: Prompt, id: string, files: ComfyuiFiles): InputError[] {
  const { class_type: name = '', inputs = {} } = prompt[id] ?? {};
  const { required = {}, optional = {} } = typeOf(name) ?? {};
  const missing = Object.keys(required).filter((input) => !Object.hasOwn(inputs, input));
  const wrong = Object.entries(inputs).flatMap(([input, value]) => {
    const type = required[input] ?? optional[input];
    const fault = type === undefined ? unknownInput : faultOf({ prompt, files, type }, value);
    return fault === null ? [] : [errorOf(fault, { input, value })];
  });
  return [...missing.map((input) => errorOf(missingInput, { input, value: null })), ...wrong];
}

/** What is wrong with a value; `details` follow the input's name. */
interface Fault {
  readonly type: string;
  readonly message: string;
  readonly details?: string;
}

const missingInput: Fault = { type: 'required_input_missing', message: 'Required input is missing' };
const unknownInput: Fault = { type: 'unknown_input', message: 'The simulator knows no such input' };
const badLink: Fault = {
  type: 'bad_linked_input',
  message: 'Bad linked input, must be a length-2 list of [node_id, slot_index]',
};

function errorOf(
  { type, message, details = '' }: Fault,
  { input, value }: { readonly input: string; readonly value: unknown },
): InputError {
  const about = { input_name: input, received_value: value };
  return { type, message, details: `${input}${details}`, extra_info: about };
}

interface Judged {
  readonly prompt: Prompt;
  readonly files: ComfyuiFiles;
  readonly type: InputType;
}

function faultOf({ prompt, files, type }: Judged, value: unknown): Fault | null {
  switch (type.kind) {
    case 'LINK':
      return linkFault(prompt, type.output, value);
    case 'INT':
    case 'FLOAT':
      return numberFault(type, value);
    case 'STRING':
      return typeof value === 'string' ? null : conversionFault('STRING');
    case 'CHOICE':
      return choiceFault(type.among, value);
    case 'FILE':
      return choiceFault(files[type.folder], value);
  }
}

const LinkSchema = z.tuple([z.string(), z.number()]);

function linkFault(prompt: Prompt, wanted: string, value: unknown): Fault | null {
  const read = LinkSchema.safeParse(value);
  if (!read.success) {
    return badLink;
  }
  const [node, slot] = read.data;
  const output = typeOf(prompt[node]?.class_type ?? '')?.outputs[slot];
  const details = `, received_type(${output ?? 'nothing'}) mismatch input_type(${wanted})`;
  return output === wanted
    ? null
    : { type: 'return_type_mismatch', message: 'Return type mismatch between linked nodes', details };
}

function choiceFault(among: readonly string[], value: unknown): Fault | null {
  const details = `: '${String(value)}' not in [${among.map((each) => `'${each}'`).join(', ')}]`;
  return among.includes(String(value))
    ? null
    : { type: 'value_not_in_list', message: 'Value not in list', details };
}

function conversionFault(kind: string): Fault {
  return { type: 'invalid_input_type', message: `Failed to convert an input value to a ${kind} value` };
}

function numberFault(
  { kind, least, most }: Extract<InputType, { kind: 'INT' | 'FLOAT' }>,
  value: unknown,
): Fault | null {
  if (typeof value !== 'number' || (kind === 'INT' && !Number.isInteger(value))) {
    return conversionFault(kind);
  }
  if (value < least) {
    return { type: 'value_smaller_than_min', message: `Value ${value} smaller than min of ${least}` };
  }
  return value > most
    ? { type: 'value_bigger_than_max', message: `Value ${value} bigger than max of ${most}` }
    : null;
}
