// Two short tones, made here: something has happened, and it is your turn.

let context: AudioContext | null = null;

export function sound(turn: boolean): void {
  if (!navigator.userActivation.hasBeenActive) return; // browsers are silent until the page has been touched
  context ??= new AudioContext();
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  const start = context.currentTime;
  const length = turn ? 0.18 : 0.05;
  tone.frequency.value = turn ? 660 : 330;
  volume.gain.setValueAtTime(turn ? 0.12 : 0.05, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + length);
}
