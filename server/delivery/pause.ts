/** A wait that can be ended from outside; an end between two waits skips the next one, so that no wake-up is lost. */
export interface Pause {
  wait(ms: number): Promise<void>;
  end(): void;
}

export function createPause(): Pause {
  let isEnded = false;
  let end = (): void => void (isEnded = true);
  return {
    async wait(ms) {
      if (!isEnded) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          end = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      isEnded = false;
      end = () => void (isEnded = true);
    },
    end: () => end(),
  };
}
