import { z } from 'zod';
import { nodeTypes } from './nodes.ts';
import type { FileFolder, InputType, NodeType } from './nodes.ts';

/** Files that a ComfyUI has, by the folder that they stand in. */
export type ComfyuiFiles = Readonly<Record<FileFolder, readonly string[]>>;

const PromptSchema = z.record(
  z.string(),
  z.object({ class_type: z.string(), inputs: z.record(z.string(), z.unknown()), _meta: z.unknown() }),
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
  const missing = Object.keys(required)
    .filter((input) => !Object.hasOwn(inputs, input))
    .map((input) => errorOf('required_input_missing', 'Required input is missing', input));
  const wrong = Object.entries(inputs).flatMap(([input, value]) => {
    const type = required[input] ?? optional[input];
    return type === undefined
      ? [errorOf('unknown_input', 'The simulator knows no such input', input)]
      : inputErrors({ prompt, files, input, type }, value);
  });
  return [...missing, ...wrong];
}

interface JudgedInput {
  readonly prompt: Prompt;
  readonly files: ComfyuiFiles;
  readonly input: string;
  readonly type: InputType;
}

function inputErrors({ prompt, files, input, type }: JudgedInput, value: unknown): InputError[] {
  const no = (kind: string, message: string, details = input) => [
    errorOf(kind, message, details, input, value),
  ];
  switch (type.kind) {
    case 'LINK': {
      const [node, slot] = Array.isArray(value) && value.length === 2 ? (value as unknown[]) : [];
      if (typeof node !== 'string' || typeof slot !== 'number') {
        return no('bad_linked_input', 'Bad linked input, must be a length-2 list of [node_id, slot_index]');
      }
      const output = typeOf(prompt[node]?.class_type ?? '')?.outputs[slot];
      const details = `${input}, received_type(${output ?? 'nothing'}) mismatch input_type(${type.output})`;
      return output === type.output
        ? []
        : no('return_type_mismatch', 'Return type mismatch between linked nodes', details);
    }
    case 'INT':
    case 'FLOAT':
      return numberErrors(type, value).flatMap(([kind, message]) => no(kind, message));
    case 'STRING':
      return typeof value === 'string' ? [] : no('invalid_input_type', 'Failed to convert an input value');
    case 'CHOICE':
    case 'FILE': {
      const among = type.kind === 'CHOICE' ? type.among : files[type.folder];
      const details = `${input}: '${String(value)}' not in [${among.map((each) => `'${each}'`).join(', ')}]`;
      return among.includes(String(value)) ? [] : no('value_not_in_list', 'Value not in list', details);
    }
  }
}

function numberErrors(
  { kind, least, most }: Extract<InputType, { kind: 'INT' | 'FLOAT' }>,
  value: unknown,
): [kind: string, message: string][] {
  if (typeof value !== 'number' || (kind === 'INT' && !Number.isInteger(value))) {
    return [['invalid_input_type', `Failed to convert an input value to a ${kind} value`]];
  }
  if (value < least) {
    return [['value_smaller_than_min', `Value ${value} smaller than min of ${least}`]];
  }
  return value > most ? [['value_bigger_than_max', `Value ${value} bigger than max of ${most}`]] : [];
}

function errorOf(
  type: string,
  message: string,
  details: string,
  input = details,
  value: unknown = null,
): InputError {
  return { type, message, details, extra_info: { input_name: input, received_value: value } };
}
