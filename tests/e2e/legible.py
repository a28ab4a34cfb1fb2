"""Measuring what is written on a page: letters that are too small, words that are cut off."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

LEAST: Final = {False: 12.0, True: 11.0}
"""The smallest letters, in pixels of the page: on a desk, on a phone."""
PAINTED: Final = "() => new Promise(painted => requestAnimationFrame(() => requestAnimationFrame(painted)))"
_WRITTEN: Final = """
    const named = (one) => `${one.tagName.toLowerCase()}.${(one.getAttribute('class') ?? '').split(' ')[0]}`;
    const where = (thing) => [thing, thing.parentElement, thing.parentElement?.parentElement]
        .filter((one) => one)
        .map(named)
        .join(' < ');
    /** Every piece of text that is in sight, what it stands in, and where. */
    function* written() {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
            const node = walker.currentNode;
            const text = node.textContent.trim();
            const thing = node.parentElement;
            if (!text || thing.closest('title, style, script, option, .visually-hidden')) continue;
            if (!thing.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            const box = range.getBoundingClientRect();
            const around = [thing, thing.parentElement];
            const clipped = around.some((one) => one && getComputedStyle(one).clipPath !== 'none');
            const outside = box.right < 0 || box.bottom < 0 || box.left > innerWidth || box.top > innerHeight;
            if (box.width < 2 || box.height < 2 || clipped || outside) continue;
            yield [text, thing, box];
        }
    }
"""
_SMALL: Final = f"""least => {{
    {_WRITTEN}
    const scaled = (thing) => {{
        let by = 1;
        for (let at = thing; at; at = at.parentElement) {{
            const {{ transform, scale }} = getComputedStyle(at);
            if (transform && transform !== 'none') {{ const m = new DOMMatrix(transform); by *= Math.hypot(m.a, m.b); }}
            if (scale && scale !== 'none') by *= parseFloat(scale);
        }}
        return by;
    }};
    const found = [];
    for (const [text, thing] of written()) {{
        const matrix = thing instanceof SVGGraphicsElement ? thing.getScreenCTM() : null;
        const by = matrix ? Math.hypot(matrix.a, matrix.b) : scaled(thing);
        const size = Math.round(parseFloat(getComputedStyle(thing).fontSize) * by * 10) / 10;
        if (size < least - 0.05) found.push(`${{size}} «${{text.slice(0, 30)}}» ${{where(thing)}}`);
    }}
    return [...new Set(found)];
}}"""
_CUT: Final = f"""() => {{
    {_WRITTEN}
    const found = [];
    for (const [text, thing, box] of written()) {{
        let cut = 0;
        const fixed = getComputedStyle(thing).position === 'fixed';
        for (let at = thing; at && at !== document.body && !fixed; at = at.parentElement) {{
            const {{ overflowX, overflowY, position }} = getComputedStyle(at);
            const rolls = /auto|scroll/.test(overflowX + overflowY);
            if (rolls) break; // one can go there
            if (at instanceof SVGElement && at.tagName !== 'svg') continue;
            const edge = at.getBoundingClientRect();
            if (overflowX !== 'visible') cut = Math.max(cut, edge.left - box.left, box.right - edge.right);
            if (overflowY !== 'visible') cut = Math.max(cut, edge.top - box.top, box.bottom - edge.bottom);
            if (position === 'fixed') break;
        }}
        // Letters are a little smaller than the box of their line.
        if (cut > 0.25 * parseFloat(getComputedStyle(thing).fontSize))
            found.push(`${{Math.round(cut)}} «${{text.slice(0, 40)}}» ${{where(thing)}}`);
    }}
    return [...new Set(found)];
}}"""


def _settled(page: Page) -> None:
    page.wait_for_function("() => document.getAnimations().every((one) => one.playState === 'finished')")
    page.evaluate(PAINTED)  # a drawing whose size has changed is measured then


def small(page: Page, *, phone: bool) -> list[str]:
    """Return what is written in letters that are too small, and how small."""
    _settled(page)
    return too_small(page, phone=phone)


def too_small(page: Page, *, phone: bool) -> list[str]:
    """Return the same of what is seen at this moment, with all that moves."""
    found: list[str] = page.evaluate(_SMALL, LEAST[phone])
    return found


def cut(page: Page) -> list[str]:
    """Return what is written beyond the edge of what holds it, where nobody can roll it into sight, and how far."""
    _settled(page)
    found: list[str] = page.evaluate(_CUT)
    return found
