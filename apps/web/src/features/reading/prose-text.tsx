import { Fragment } from 'react';
import type { ProseBlock, ProseSection } from '../../labels/reading/prose.ts';

/** The sections of a page to read. */
export function ProseText({ sections }: { sections: readonly ProseSection[] }) {
  return sections.map(({ heading, blocks }) => (
    <Fragment key={heading}>
      <h2>{heading}</h2>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </Fragment>
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
