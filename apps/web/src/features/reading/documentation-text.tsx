/** How the studio is used, from prompt to download. */
export function DocumentationText() {
  return (
    <>
      <h2>Make a story</h2>
      <ol>
        <li>
          In Explore, write what the film is about. Pick an engine and a voice; the button says what it costs.
        </li>
        <li>
          The script appears as scenes. Edit any field, add, delete or reorder scenes, give a scene its own
          voice.
        </li>
        <li>Create the images. Where a scene has several, choose one; the Basic engine draws exactly one.</li>
        <li>Create the video. Narration, music and captions are added scene by scene.</li>
        <li>
          Download the MP4 and its captions as SRT or WebVTT. You can edit scenes again and render only what
          changed.
        </li>
      </ol>
      <h2>Credits and plans</h2>
      <p>
        Starting a story holds its whole price. The hold becomes a payment when the film is complete; a failed
        or cancelled story gives it back. From 100 credits an account has the Pro plan, from 200 the ProXL
        plan.
      </p>
      <h2>When something fails</h2>
      <p>
        The failed step is named with its reason. Retry goes on from that step: finished scenes and pictures
        are kept and are not paid for again. If the connection is lost, the work goes on at the server;
        Reconnect shows where it is.
      </p>
      <h2>Keys</h2>
      <ul>
        <li>Control or Command with Enter starts the story from the prompt.</li>
        <li>In the voice picker, arrows move, Space plays a sample, Enter chooses.</li>
        <li>
          In the player, Space or K plays, J and L jump ten seconds, arrows five, F is full screen, M mutes, C
          shows captions.
        </li>
      </ul>
      <h2>For developers</h2>
      <p>
        Every call of this server is described at{' '}
        <a className="link" href="/api/docs">
          /api/docs
        </a>
        , with the OpenAPI document at{' '}
        <a className="link" href="/api/openapi.json">
          /api/openapi.json
        </a>
        .
      </p>
    </>
  );
}
