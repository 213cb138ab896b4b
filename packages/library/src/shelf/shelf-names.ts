import type { Language } from '@kinora/contract/catalogue';
import { languageDetails } from '@kinora/contract/catalogue';

const names: Readonly<Record<Language, (date: string) => string>> = {
  English: (date) => `Kinora's shelf, ${date}`,
  French: (date) => `L’étagère de Kinora, ${date}`,
  Italian: (date) => `Lo scaffale di Kinora, ${date}`,
  Spanish: (date) => `El estante de Kinora, ${date}`,
  Hindi: (date) => `काइनोरा की अलमारी, ${date}`,
  Japanese: (date) => `Kinoraの本棚、${date}`,
};

/** How a film names the shelf as its source: 'Kinora's shelf, November 2026'. `date` is a year and a month, as 2026-11. */
export function shelfName(language: Language, date: string): string {
  const month = new Intl.DateTimeFormat(languageDetails[language].code, {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}-15T00:00:00Z`));
  return names[language](month);
}
