import { useState } from 'react';
import { Circle, Square, Type } from 'lucide-react';
import { canvaLabels } from '../../labels/canva.ts';
import { tabPanelProps, Tabs } from '../../ui/tabs.tsx';
import { Button } from '../../ui/button.tsx';
import { designSizes, emptyDesign, newLayer } from './design.ts';
import type { Design, DesignLayer } from './design.ts';
import { MediaList } from './media-list.tsx';
import { templates } from './templates.ts';
import { TemplatePicture } from './template-picture.tsx';

interface SourcePanelProps {
  design: Design;
  onAdd: (layer: Omit<DesignLayer, 'id'>) => void;
  onStart: (design: Design) => void;
}

const TABS = [
  { id: 'templates', label: canvaLabels.templates },
  { id: 'add', label: canvaLabels.add },
  { id: 'media', label: canvaLabels.media },
] as const;

/** Everything a design can be made from. */
export function SourcePanel({ design, onAdd, onStart }: SourcePanelProps) {
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('templates');
  return (
    <section
      aria-label={canvaLabels.sources}
      className="self-start rounded-card border border-line bg-surface"
    >
      <div className="border-b border-line px-4">
        <Tabs
          label={canvaLabels.sources}
          name="sources"
          look="line"
          items={TABS}
          active={tab}
          onSelect={setTab}
        />
      </div>
      <div {...tabPanelProps('sources', tab)} className="max-h-[70dvh] overflow-y-auto p-3">
        {tab === 'templates' && <Templates onStart={onStart} />}
        {tab === 'add' && <AddShapes design={design} onAdd={onAdd} />}
        {tab === 'media' && <MediaList design={design} onAdd={onAdd} />}
      </div>
    </section>
  );
}

function Templates({ onStart }: Pick<SourcePanelProps, 'onStart'>) {
  return (
    <div className="grid gap-3">
      <div role="group" aria-label={canvaLabels.emptyPage} className="flex gap-1.5">
        {designSizes.map((size) => (
          <Button
            key={size.key}
            size="small"
            className="flex-1"
            aria-label={canvaLabels.emptyPageOf(size.name)}
            onClick={() => {
              onStart(emptyDesign(size.width, size.height));
            }}
          >
            {size.name}
          </Button>
        ))}
      </div>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-1">
        {templates.map((template) => (
          <li key={template.key}>
            <button
              type="button"
              className="block w-full rounded-control text-left"
              onClick={() => {
                onStart(template.design);
              }}
            >
              <TemplatePicture design={template.design} />
              <span className="mt-1 block text-12 text-ink-2">{template.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function AddShapes({ design, onAdd }: Pick<SourcePanelProps, 'design' | 'onAdd'>) {
  const unit = Math.min(design.width, design.height);
  const middle = (width: number, height: number) => ({
    x: (design.width - width) / 2,
    y: (design.height - height) / 2,
    width,
    height,
  });
  const add = (layer: Parameters<typeof newLayer>[0]) => {
    onAdd(newLayer(layer));
  };
  const text = (name: string, share: number, isBold: boolean) => {
    add({
      id: '',
      kind: 'text',
      text: name,
      fontSize: Math.round(unit * share),
      isBold,
      align: 'center',
      fill: isDark(design.background) ? '#ffffff' : '#14161d',
      ...middle(design.width * 0.7, unit * share * 1.2),
    });
  };
  return (
    <div className="grid gap-2">
      <Button
        icon={<Type size={18} aria-hidden="true" />}
        onClick={() => {
          text(canvaLabels.headline, 0.12, true);
        }}
      >
        {canvaLabels.headline}
      </Button>
      <Button
        icon={<Type size={14} aria-hidden="true" />}
        onClick={() => {
          text(canvaLabels.lineOfText, 0.05, false);
        }}
      >
        {canvaLabels.text}
      </Button>
      <Button
        icon={<Square size={16} aria-hidden="true" />}
        onClick={() => {
          add({ id: '', kind: 'rectangle', fill: '#6d4df2', radius: 16, ...middle(unit * 0.5, unit * 0.3) });
        }}
      >
        {canvaLabels.rectangle}
      </Button>
      <Button
        icon={<Circle size={16} aria-hidden="true" />}
        onClick={() => {
          add({ id: '', kind: 'ellipse', fill: '#fbbf24', ...middle(unit * 0.4, unit * 0.4) });
        }}
      >
        {canvaLabels.ellipse}
      </Button>
    </div>
  );
}

/** Whether light letters read better on a colour `#rrggbb`: its luma, by the weights of ITU-R BT.601. */
function isDark(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 < 140;
}
