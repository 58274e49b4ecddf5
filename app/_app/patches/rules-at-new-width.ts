/**
 * Makes every element look its rules up again once the window has a new width. Chromium (156) forgets to do so where a script adds a
 * rule to a sheet between the change of width and the next frame: a phone turned while a part of the page arrives then keeps the layout
 * of the former width. Emotion adds a rule with every new style.
 */
if (typeof window !== 'undefined') {
  const regra = new CSSStyleSheet();
  regra.insertRule(':root[data-nova-largura] :not(:root) {}');
  document.adoptedStyleSheets.push(regra);
  let largura = window.innerWidth;
  let depois: ReturnType<typeof setTimeout> | undefined;
  window.addEventListener('resize', () => {
    if (window.innerWidth === largura) return;
    largura = window.innerWidth;
    // Once at the end: a window drawn by its edge changes at every frame.
    clearTimeout(depois);
    depois = setTimeout(() => document.documentElement.toggleAttribute('data-nova-largura'), 150);
  });
}
