/** Every message file of one language; the bundler makes one piece of them, loaded when the language is chosen. */
export default import.meta.glob<string>("../../../locales/de/*.ftl", { eager: true, query: "?raw", import: "default" });
