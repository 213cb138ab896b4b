/** What is said about keys, who makes what, and what a day may cost. */
export const connectionSentences = {
  accepted: 'Key accepted.',
  answered: 'It answers.',
  untested: 'Not tried yet.',
  keyRefused: 'The key was refused. Paste another one.',
  noCredit: 'The key is right, but the account behind it has no credit left.',
  unreachable: 'The service did not answer. Try again later, or check its address.',
  builtIn: 'Always here, and free.',
  fromEnvironment: 'Its key is set in the environment, which stands above this page.',
  onlyEnvironment: 'It is set in the environment of the server, so it cannot be changed here.',
  notConnected: 'It is not connected here.',
  keyNeeded: 'Paste the key together with a new address: a kept key is sent to no other place.',
  nothingSent: 'Paste a key.',
  addressNeeded: 'Enter the address of the server.',
  modelNeeded: 'Choose the model that it is asked for.',
  noModel: 'This service is not asked for a model by name.',
  address: {
    unreadable: 'Please enter an address that begins with https://, without a name or password in it.',
    private:
      'The address must stand on the public internet with https, or on this machine (127.0.0.1 or localhost).',
    unknown: 'Nobody stands behind this address.',
  },
  openRequests: (count: number) =>
    count === 1
      ? 'One request is still under way there. Removing the key now leaves open what becomes of it.'
      : `${count} requests are still under way there. Removing the key now leaves open what becomes of them.`,
  testUnderHealth: 'Try it out under Health: what it makes may cost something.',
  doesNotServe: 'It does not serve this.',
  store: {
    keepsNone: 'This server fetches no models from here. Only Ollama does.',
    brokeOff: 'The model has not arrived whole. Fetch it again: what is there already is kept.',
    refused: (reason: string) => `Ollama could not fetch this model: ${reason}`,
    oneAtATime: 'Another model is on its way. One is fetched after the other.',
    elsewhere: 'Models are fetched by an Ollama on this machine, or by the chat server that is connected.',
    name: 'Enter a name as in Ollama’s library, such as qwen3:8b.',
  },
  modelNotes: {
    small: 'Small and quick: 8 GB of memory are enough.',
    plain: 'Good English, plain and reliable.',
    languages: 'Writes all six languages of Kinora well.',
  },
  discoveryIsOff: 'Looking for servers is switched off (KINORA_DISCOVERY).',
  model: {
    noBuiltIn: 'Nothing built in makes this.',
    notOffered: 'This service does not make it.',
    wrongMedium: 'This endpoint makes something else.',
    endpointAlone: 'Please say whose endpoint it is.',
  },
  field: {
    apiKey: 'Please paste the key as the service shows it: 8 to 500 characters without spaces.',
    amount: (most: number, decimals: number) =>
      `Please enter a number from 0 to ${most} with at most ${decimals} decimals.`,
  },
} as const;
