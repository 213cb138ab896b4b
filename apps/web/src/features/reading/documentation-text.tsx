/** How the studio is used, from prompt to download. */
export function DocumentationText() {
  return (
    <>
      <Projects />
      <SingleThings />
      <Tools />
      <h2>Credits and plans</h2>
      <p>
        The price stands on the button. Starting holds it; the hold becomes a payment when the result is
        there, and a failed or cancelled generation gives it back. From 100 credits an account has the Pro
        plan, from 200 the ProXL plan. Every movement is listed under Account, which the credits in the
        sidebar lead to.
      </p>
      <h2>Share a video</h2>
      <p>
        Share on a finished film or video makes a link by which everybody can watch it without an account. The
        page shows its title and what made it, nothing about you. Stop sharing ends the link at once; a new
        one is another one.
      </p>
      <h2>Your account</h2>
      <p>
        Under Account you change your name and password, see where you are signed in and sign other devices
        out, and delete the account with everything in it.
      </p>
      <h2>When something fails</h2>
      <p>
        The failed step is named with its reason. Retry goes on from that step: finished scenes and pictures
        are kept and are not paid for again. If the connection is lost, the work goes on at the server;
        Reconnect shows where it is.
      </p>
      <Keys />
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

function Projects() {
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
      <p>
        A PDF becomes the story where the engine takes one; AI Twin and Image Edit &amp; Motion start from
        your pictures instead. Web results look the topic up before the script is written, and every fact
        names its source.
      </p>
      <h2>Make a film</h2>
      <p>
        Films have a cast. Add characters beside the scenes, choose who is in each scene and whether lips
        follow the voice, and give every scene a voice of its own. A character keeps the same face, hair and
        clothes from scene to scene.
      </p>
      <h2>Change a picture</h2>
      <p>
        In the review of the images, Edit shot changes a picture by an instruction, such as “make it night”.
        Before and after stand over each other with a divider, and every version can be taken back. Draw
        another adds one more picture of the scene to choose from.
      </p>
    </>
  );
}

function SingleThings() {
  return (
    <>
      <h2>Images, videos and effects</h2>
      <p>
        A single image comes from words, or from your pictures with a model that edits them. A video comes
        from words or from one picture: choosing a model of one kind clears the other. An effect moves the
        camera through a picture of yours, from a drone push-in to a dramatic crane.
      </p>
      <p>
        Drag pictures onto the prompt box, paste them or pick them; up to five where several are used. While a
        job runs you may leave the page: it goes on, and its card is there when you come back. Results are in
        Your Generations, where they can be downloaded, used again, animated and deleted with an undo.
      </p>
    </>
  );
}

function Tools() {
  return (
    <>
      <h2>Animate</h2>
      <p>
        Put a picture on the stage and draw: a path where something moves, a ring around what holds still, a
        line for the camera. Preview motion shows where things will go before anything is paid for.
      </p>
      <h2>Canva</h2>
      <p>
        Lay out titles, thumbnails and posters from templates, text, shapes and pictures. Guides catch edges
        and centres. Export a PNG or JPG, or send the page on to images, videos, effects or Animate.
      </p>
    </>
  );
}

function Keys() {
  return (
    <>
      <h2>Keys</h2>
      <ul>
        <li>The slash leads to the prompt; Control or Command with Enter starts from it.</li>
        <li>In the voice picker, arrows move, Space plays a sample, Enter chooses.</li>
        <li>Among a scene’s images, 1 to 9 choose.</li>
        <li>
          In the player, Space or K plays, J and L jump ten seconds, arrows five, F is full screen, M mutes, C
          shows captions.
        </li>
        <li>
          In Animate and Canva, arrows move what is chosen by one, with Shift by ten; Delete removes it,
          Control or Command with Z undoes, with Shift redoes. In Canva, brackets change the order and Control
          or Command with D copies. On Animate’s stage, Enter adds a stroke and Alt with arrows moves its end.
        </li>
        <li>In Your Generations, Control or Command with Z brings back what was deleted last.</li>
      </ul>
    </>
  );
}
