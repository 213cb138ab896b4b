import { comfyuiSentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { JsonValue } from '@kinora/models';
import type { Graph } from './graph.ts';

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/gu;
const ONE_PLACEHOLDER = /^\{\{\s*(\w+)\s*\}\}$/u;

/** What placeholders stand for. */
export type Values = Readonly<Record<string, JsonValue>>;

/** Names of the placeholders that a workflow's inputs hold, wherever they stand. */
export function placeholdersIn(graph: Graph): ReadonlySet<string> {
  const names = new Set<string>();
  const look = (value: JsonValue): void => {
    if (typeof value === 'string') {
      [...value.matchAll(PLACEHOLDER)].forEach(([, name]) => names.add(name ?? ''));
    } else if (typeof value === 'object' && value !== null) {
      Object.values(value).forEach(look);
    }
  };
  Object.values(graph).forEach(({ inputs }) => look(inputs));
  return names;
}

/**
 * Puts values into the tree of a workflow, each once: what stands in a value is text and no placeholder. A value that is one
 * placeholder and nothing else becomes what it stands for, a number a number; within a text it is put in as text.
 * @throws ProviderError `invalid_input` for a placeholder that nothing stands for
 */
export function fillWorkflow({ graph, file }: { graph: Graph; file: string }, values: Values): Graph {
  const valueOf = (name: string): JsonValue => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) {
      throw new ProviderError('invalid_input', comfyuiSentences.unknownPlaceholder(file, name));
    }
    return value;
  };
  const fill = (value: JsonValue): JsonValue => {
    if (typeof value === 'string') {
      const name = ONE_PLACEHOLDER.exec(value)?.[1];
      return name === undefined
        ? value.replace(PLACEHOLDER, (_whole, each: string) => textOf(valueOf(each)))
        : valueOf(name);
    }
    if (Array.isArray(value)) {
      return value.map(fill);
    }
    return typeof value === 'object' && value !== null ? fillAll(value) : value;
  };
  const fillAll = (inputs: Readonly<Record<string, JsonValue>>): Record<string, JsonValue> =>
    Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, fill(value)]));
  return Object.fromEntries(
    Object.entries(graph).map(([id, node]) => [id, { ...node, inputs: fillAll(node.inputs) }]),
  );
}

function textOf(value: JsonValue): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
