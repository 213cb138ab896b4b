import { builtInProvider } from '@kinora/contract/api';
import type { ServedModel } from '@kinora/contract/api';
import { formatCredits, formatDollars } from '@kinora/contract/money';
import { useState } from 'react';
import { failureText } from '../../../api/api-error.ts';
import { useChangeModel, useServedModels } from '../../../api/connections.ts';
import { connectionLabels } from '../../../labels/connections.ts';
import { adminLabels } from '../../../labels/admin.ts';
import { ChipSelect } from '../../../ui/chip-select.tsx';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notify.ts';
import { AdminTable } from '../admin-table.tsx';
import { chosenMaker, makerChoices } from './maker-choices.ts';
import { ModelDialog } from './model-dialog.tsx';
import { modelName } from './model-names.ts';
import { Section } from './section.tsx';

const words = connectionLabels.models;
const COLUMNS = [
  words.model,
  words.maker,
  words.price,
  words.credits,
  words.state,
  adminLabels.actions,
] as const;

type Titles = ReadonlyMap<string, string>;

/** Who makes what each name stands for, and what it costs. */
export function ModelTables({ titles }: { titles: Titles }) {
  const models = useServedModels();
  const [changed, setChanged] = useState<ServedModel | null>(null);
  const kinds = [
    ['image', words.pictures],
    ['clip', words.clips],
  ] as const;
  return (
    <Section title={words.title} note={words.note}>
      <div className="grid gap-6">
        {kinds.map(([kind, title]) => (
          <div key={kind} className="min-w-0">
            <h3 className="mb-3 text-16 font-semibold tracking-[-.01em]">{title}</h3>
            <AdminTable
              label={title}
              columns={COLUMNS}
              query={models}
              rows={models.data?.filter((model) => model.kind === kind) ?? []}
              emptySentence={words.alwaysHere}
              keyOf={(model) => model.key}
              cells={(model) => [
                modelName(model.key),
                <MakerSelect key="maker" model={model} titles={titles} />,
                <span key="price" className="tabular-nums">
                  {priceText(model)}
                </span>,
                <span key="credits" className="tabular-nums">
                  {model.credits === null ? words.usualCredits : formatCredits(model.credits)}
                </span>,
                <StateText key="state" model={model} />,
                <Button
                  key="change"
                  size="small"
                  look="plain"
                  aria-label={words.changeOf(modelName(model.key))}
                  onClick={() => {
                    setChanged(model);
                  }}
                >
                  {words.change}
                </Button>,
              ]}
            />
          </div>
        ))}
      </div>
      {changed !== null && (
        <ModelDialog
          model={changed}
          onClose={() => {
            setChanged(null);
          }}
        />
      )}
    </Section>
  );
}

function MakerSelect({ model, titles }: { model: ServedModel; titles: Titles }) {
  const change = useChangeModel();
  const choices = makerChoices(model, titles);
  const name = modelName(model.key);
  return (
    <span className="maker-select" aria-busy={change.isPending}>
      <ChipSelect
        label={words.makerOf(name)}
        size="small"
        value={chosenMaker(model)}
        options={choices}
        onChoose={(value) => {
          const chosen = choices.find((choice) => choice.value === value);
          if (chosen === undefined) {
            return;
          }
          const { provider, endpoint, label } = chosen;
          change.mutate(
            { key: model.key, provider, ...(endpoint === null ? {} : { endpoint }) },
            {
              onSuccess: () => {
                void notify({ text: words.moved(name, label), tone: 'good' });
              },
              onError: (error) => {
                void notify({ text: failureText(error, (reason) => reason), tone: 'bad' });
              },
            },
          );
        }}
      />
    </span>
  );
}

function boundBinding({ bindings, bound }: ServedModel) {
  return bindings.find(
    ({ provider, endpoint }) => provider === bound.provider && endpoint === bound.endpoint,
  );
}

function priceText(model: ServedModel): string {
  if (model.bound.provider === builtInProvider) {
    return words.free;
  }
  if (model.own_estimate_usd !== null) {
    return words.ownPrice(formatDollars(model.own_estimate_usd));
  }
  const estimate = boundBinding(model)?.estimate_usd ?? null;
  return estimate === null ? words.noPrice : formatDollars(estimate);
}

function StateText({ model }: { model: ServedModel }) {
  const bound = boundBinding(model);
  if (bound !== undefined) {
    return words.states[bound.state];
  }
  const gone = model.bindings.find(
    ({ state, is_configured: isConfigured }) => isConfigured && state === 'gone',
  );
  return gone === undefined ? (
    words.alwaysHere
  ) : (
    <span className="text-warn">{words.goneElsewhere(gone.endpoint)}</span>
  );
}
