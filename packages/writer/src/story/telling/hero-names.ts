import type { LanguageCode } from '@kinora/words';

/** Names that are no other words of their language. */
interface Names {
  readonly f: readonly string[];
  readonly m: readonly string[];
}

const japaneseNames = ['リオ', 'ナオ', 'ユウ', 'レイ', 'カイ', 'トモ', 'ノア', 'アキ'] as const;

export const heroNames: Readonly<Record<LanguageCode, Names>> = {
  en: {
    f: ['Nell', 'Ada', 'Mira', 'Zoe', 'Lena', 'Amara', 'Edie', 'Thea'],
    m: ['Otis', 'Jonah', 'Milo', 'Ravi', 'Kofi', 'Theo', 'Ned', 'Elias'],
  },
  fr: {
    f: ['Mina', 'Zélie', 'Noémie', 'Aïda', 'Léonie', 'Manon', 'Suzon', 'Élise'],
    m: ['Basile', 'Gaspard', 'Timéo', 'Malo', 'Idris', 'Émile', 'Anatole', 'Nino'],
  },
  it: {
    f: ['Nina', 'Emma', 'Matilde', 'Zoe', 'Amina', 'Lia', 'Cesira', 'Teresa'],
    m: ['Dario', 'Tino', 'Pietro', 'Nico', 'Amir', 'Ettore', 'Gino', 'Tommaso'],
  },
  es: {
    f: ['Nina', 'Inés', 'Carlota', 'Elena', 'Amira', 'Julia', 'Telma', 'Lola'],
    m: ['Bruno', 'Nico', 'Mateo', 'Simón', 'Tomás', 'Hugo', 'Omar', 'Teo'],
  },
  hi: {
    f: ['मीना', 'नीना', 'टीना', 'रीमा', 'नेहा', 'अनु', 'सलमा', 'जया'],
    m: ['रोहन', 'कबीर', 'मोहन', 'राजू', 'सोनू', 'वीरू', 'इमरान', 'सुनील'],
  },
  ja: { f: japaneseNames, m: japaneseNames },
};

/** For an English hero who is neither she nor he. */
export const neutralNames = ['Pip', 'Juno', 'Remy', 'Nico', 'Sasha', 'Ozzie', 'Momo', 'Kiki'] as const;
