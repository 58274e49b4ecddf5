import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { comCitacoes } from '#lib/format/citacoes.ts';

/**
 * A sentence whose citations of the reform lead to the text of the article, in another tab: the page may hold a form or an open
 * memória. The one place that draws a citation.
 */
export function TextoComLeis({ texto }: { texto: string }) {
  return comCitacoes(texto).map((parte, lugar) =>
    typeof parte === 'string' ? (
      parte
    ) : (
      <LinkTo
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces follow from the sentence.
        key={lugar}
        to="/ajuda"
        search={{ lei: `${parte.lei}.${parte.artigo}` }}
        target="_blank"
        rel="noopener"
        color="inherit"
        underline="always"
        // In a tree, the click would also open or close the node.
        onClick={(evento) => evento.stopPropagation()}
      >
        {parte.texto}
      </LinkTo>
    ),
  );
}
