/** What a group of journeys asks of the Kinora it walks in. */
export interface WorkerOptions {
  /** True for the journey of the first account, which needs a server that nobody has used. Elsewhere Ada is its administrator. */
  readonly isUnused: boolean;
  /** True for journeys with paid models: where fal would be asked stands a simulator, and no key is set. */
  readonly hasFal: boolean;
  /** True where fal is connected, by a simulator of it: nothing is paid. */
  readonly isFalConnected: boolean;
}
