import type { Language } from '@kinora/contract/catalogue';
import type { Voice } from '@kinora/contract/voices';
import { Search } from 'lucide-react';
import { labels } from '../../labels/index.ts';
import { pickerLabels } from '../../labels/pickers.ts';
import { Chip } from '../../ui/chip.tsx';
import { ChipSelect } from '../../ui/chip-select.tsx';
import { labelValues, spokenLanguages } from './voice-facts.ts';

export interface VoiceFilter {
  query: string;
  language: Language;
  labels: Readonly<Record<string, string>>;
}

interface VoiceFiltersProps {
  voices: readonly Voice[];
  filter: VoiceFilter;
  onChange: (filter: VoiceFilter) => void;
}

const LABEL_FILTERS = ['accent', 'age', 'gender'] as const;
const ANY = 'any';

/** The head of the voice picker: search, languages, and the labels the voices carry. */
export function VoiceFilters({ voices, filter, onChange }: VoiceFiltersProps) {
  return (
    <div className="grid flex-none gap-2.5 border-b border-line p-3">
      <label className="field">
        <Search size={16} aria-hidden="true" />
        <input
          type="search"
          aria-label={pickerLabels.searchVoices}
          placeholder={pickerLabels.searchVoiceCount(voices.length)}
          value={filter.query}
          onChange={(event) => {
            onChange({ ...filter, query: event.target.value });
          }}
        />
      </label>
      <div role="group" aria-label={labels.common.language} className="flex flex-wrap gap-1.5">
        {spokenLanguages(voices).map((language) => (
          <Chip
            key={language}
            look="filter"
            size="small"
            aria-pressed={language === filter.language}
            onClick={() => {
              onChange({ ...filter, language });
            }}
          >
            {language}
          </Chip>
        ))}
      </div>
      <div className="flex flex-wrap gap-1.5 empty:hidden">
        {LABEL_FILTERS.map((name) => {
          const values = labelValues(voices, name);
          return values.length < 2 ? null : (
            <ChipSelect
              key={name}
              size="small"
              label={pickerLabels.anyOf(name)}
              value={filter.labels[name] ?? ANY}
              options={[
                { value: ANY, label: pickerLabels.anyOf(name) },
                ...values.map((value) => ({ value, label: value })),
              ]}
              onChoose={(value) => {
                onChange({ ...filter, labels: withLabel(filter.labels, name, value) });
              }}
            />
          );
        })}
      </div>
    </div>
  );
}

function withLabel(labels: VoiceFilter['labels'], name: string, value: string): VoiceFilter['labels'] {
  const rest = Object.fromEntries(Object.entries(labels).filter(([key]) => key !== name));
  return value === ANY ? rest : { ...rest, [name]: value };
}
