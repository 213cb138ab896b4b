/** Words of lengths, days and ages. */
export const timeLabels = {
  /** Whose way of writing dates is used. */
  dateLocale: 'en-GB',
  /** Whose way of writing numbers is used. */
  numberLocale: 'en',
  seconds: (seconds: number) => `${seconds} s`,
  minutes: (minutes: number) => `${minutes} min`,
  minutesAndSeconds: (minutes: number, seconds: number) => `${minutes} min ${seconds} s`,
  todayAt: (time: string) => `Today, ${time}`,
  yesterday: 'Yesterday',
  ages: {
    days: (days: number) => `${days} d`,
    hours: (hours: number) => `${hours} h`,
    minutes: (minutes: number) => `${minutes} min`,
  },
  /** A browser and the system it runs on. */
  deviceOn: (browser: string, system: string) => `${browser} on ${system}`,
} as const;
