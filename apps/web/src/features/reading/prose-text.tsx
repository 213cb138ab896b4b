import { SectionSample } from './section-sample.tsx';
import type { ProseBlock, ProseSection } from '../../labels/reading/prose.ts';

/** The sections of a page to read, each with what it shows beside it. */
export function ProseText({ sections }: { sections: readonly ProseSection[] }) {
  return sections.map(({ heading, blocks, shows }) => (
    <section key={heading} className={shows && 'grid items-start gap-x-8 sm:grid-cols-[minmax(0,1fr)_272px]'}>
      <div className="max-w-170">
        <h2>{heading}</h2>
        {blocks.map((block, index) => (
          <Block key={index} block={block} />
        ))}
      </div>
      {shows !== undefined && (
        <div className="max-sm:order-first max-sm:-mb-4 max-sm:pt-9 sm:pt-11">
          <SectionSample shows={shows} />
        </div>
      )}
    </section>
  ));
}

function Block({ block }: { block: ProseBlock }) {
  if (typeof block === 'string') {
    return <p>{block}</p>;
  }
  if ('steps' in block) {
    return <ol>{block.steps.map(item)}</ol>;
  }
  if ('points' in block) {
    return <ul>{block.points.map(item)}</ul>;
  }
  return (
    <p>
      {block.words.map((part) =>
        typeof part === 'string' ? (
          part
        ) : (
          <a key={part.href} className="link" href={part.href}>
            {part.href}
          </a>
        ),
      )}
    </p>
  );
}

function item(text: string) {
  return <li key={text}>{text}</li>;
}
