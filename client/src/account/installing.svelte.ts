/** The browser's offer to install the room as an app. It comes when it likes, and can be taken once. */

/** What browsers that install pages send; no standard names it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

class Installing {
  #offer: InstallOffer | null = $state.raw(null);

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      // The offer waits in the settings; a banner over the table would come at the wrong moment.
      event.preventDefault();
      this.#offer = event as InstallOffer;
    });
    addEventListener("appinstalled", () => (this.#offer = null));
  }

  get offered(): boolean {
    return this.#offer !== null;
  }

  async install(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null;
    await offer?.prompt();
  }
}

export const installing = new Installing();
