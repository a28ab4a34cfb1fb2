/*
 * A game that is told to a page from a tape: its socket is this file, and its clock runs as fast as it can draw.
 * Timers and frames fire in their order, each when everything before it has come to rest, so every picture that a
 * viewer would have seen is drawn, and no time is waited for.
 */
(() => {
    const STEP = 5;
    /** How long a frame takes: while all that counts is what is seen, few are drawn. */
    let frame = 240;
    const USUAL_FRAME = 16;
    /** Whatever still runs after so many milliseconds goes on for ever. */
    const LONGEST = 120_000;
    const wait = window.setTimeout.bind(window);
    const every = window.setInterval.bind(window);
    const { port1, port2 } = new MessageChannel();
    const turns = [];
    port1.onmessage = () => turns.shift()();
    /** Let everything that is under way come to rest. */
    const rest = () =>
        new Promise((resolve) => {
            turns.push(resolve);
            port2.postMessage(null);
        });

    let now = performance.now();
    let number = 1_000_000;
    let telling = false;
    const timers = new Map();
    performance.now = () => now;
    window.setTimeout = (run, after = 0, ...given) => {
        timers.set(++number, { at: now + Math.max(0, after), run: () => run(...given) });
        return number;
    };
    window.clearTimeout = (id) => timers.delete(id);
    window.requestAnimationFrame = (run) => window.setTimeout(() => run(now), frame);
    window.cancelAnimationFrame = window.clearTimeout;

    const next = () => [...timers].reduce((one, other) => (one && one[1].at <= other[1].at ? one : other), undefined);
    const fire = ([id, { at, run }]) => {
        timers.delete(id);
        now = Math.max(now, at);
        run();
    };
    /** Fire what is due, one after the other, until nothing is left to happen. */
    async function settle() {
        const until = now + LONGEST;
        for (;;) {
            await rest();
            const timer = next();
            if (!timer) return;
            if (timer[1].at > until) throw new Error('the page does not come to rest');
            fire(timer);
        }
    }
    // Before the tape begins, and between its parts, time goes on as usual.
    every(() => {
        if (telling) return;
        const until = now + STEP;
        for (let timer = next(); timer && timer[1].at <= until; timer = next()) fire(timer);
        now = until;
    }, STEP);

    let line = null;
    let hello = null;
    const refused = { code: 'stale', es: '…', en: '…', rule: null, detail: null };
    const say = (message) => line.onmessage?.({ data: JSON.stringify(message) });

    class Tape {
        static OPEN = 1;
        readyState = 0;
        constructor() {
            line = this;
            queueMicrotask(() => {
                this.readyState = Tape.OPEN;
                this.onopen?.(new Event('open'));
            });
        }
        send(text) {
            const { type, id } = JSON.parse(text);
            if (type === 'hello') hello = id;
            else if (type === 'ping') queueMicrotask(() => say({ type: 'pong', id, at: 0 }));
            else queueMicrotask(() => say({ type: 'error', id, ...refused }));
        }
        close() {}
    }
    window.WebSocket = Tape;

    /** Begin: say who the viewer is and what the table is like. */
    window.begin = async (seat, table) => {
        while (hello === null) await new Promise((resolve) => wait(resolve, STEP));
        say({ type: 'welcome', id: hello, table: table.id, seat, muted: [] });
        say({ type: 'table', table });
    };
    /** Tell a part of the tape, one message after the other. */
    window.tell = async (messages) => {
        telling = true;
        for (const message of messages) {
            line.onmessage({ data: message });
            await settle();
        }
        telling = false;
    };
    /**
     * Tell a part of the tape in the page's own time, as fast as bots choose, and let it be watched until the page asks
     * again or the game is over; return how many milliseconds that took.
     */
    window.watch = async (messages, gap) => {
        telling = true;
        frame = USUAL_FRAME;
        const began = now;
        let left = messages.length;
        messages.forEach((message, at) =>
            window.setTimeout(() => {
                left--;
                line.onmessage({ data: message });
            }, at * gap),
        );
        const asked = () => document.querySelector('.ask.mine, [data-testid=result]');
        for (await rest(); left > 0 || !asked(); await rest()) {
            const timer = next();
            if (!timer || timer[1].at > began + LONGEST) throw new Error('nothing is asked any more');
            fire(timer);
        }
        telling = false;
        return now - began;
    };
    /** Let time pass: somebody thinks. */
    window.think = async (span) => {
        telling = true;
        const until = now + span;
        for (let timer = next(); timer && timer[1].at <= until; timer = next()) {
            fire(timer);
            await rest();
        }
        now = until;
        telling = false;
    };
    /** Touch everything on the board that can be touched, so that what opens is drawn too; leave what was opened. */
    window.touch = async () => {
        telling = true;
        const ground = document.querySelector('.ground');
        for (const one of [...ground.querySelectorAll('button, [role=button], [data-ref]')]) {
            if (!one.isConnected) continue;
            one.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
            one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
            await settle();
        }
        window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
        await settle();
        telling = false;
    };
})();
