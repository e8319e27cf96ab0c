let playing: HTMLVideoElement | undefined;

/** To be called when a video starts: the one that was playing pauses. */
export function pauseOthers(started: HTMLVideoElement): void {
  if (playing !== started) playing?.pause();
  playing = started;
}
