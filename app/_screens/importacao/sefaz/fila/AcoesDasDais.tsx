import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import { useState } from 'react';
import { ATO_DA_MARCA } from '#app/_screens/importacao/sefaz/marcas/marca-campos.ts';
import { TermoDeLacreItem } from '#app/_screens/importacao/sefaz/marcas/TermoDeLacreItem.tsx';
import type { Selecao } from '#components/lista/definicao-da-lista.ts';
import { lazyPart } from '#components/ui/feedback/lazy-part.tsx';
import { useMenuDeAtos } from '#components/ui/page/use-menu-de-atos.tsx';
import type { DaiResumo } from '#lib/contracts/sefaz/dai.ts';
import { MARCAS_DE_VARIAS, type MarcaDeVarias } from '#lib/contracts/sefaz/marcas-da-dai.ts';
import { atoDaMaioria } from './ato-da-maioria.ts';

interface AcoesDasDaisProps {
  escolhida: Selecao<DaiResumo>;
  aoTerminar: () => void;
}

/** The acts on the selected rows of the queue: the one that most of them wait for, and the others in a menu. */
export function AcoesDasDais({ escolhida, aoTerminar }: AcoesDasDaisProps) {
  const [marcando, setMarcando] = useState<MarcaDeVarias | null>(null);
  const { abrirMenu, menu, item } = useMenuDeAtos();
  const seguinte = atoDaMaioria(escolhida.tipo === 'linhas' ? escolhida.linhas : []);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        endIcon={<ExpandMore />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => abrirMenu(currentTarget)}
      >
        Outros atos
      </Button>
      <Menu {...menu}>
        {MARCAS_DE_VARIAS.filter((tipo) => tipo !== seguinte).map((tipo) =>
          item(atoDeVarias(tipo), () => setMarcando(tipo)),
        )}
        <Divider component="li" />
        <TermoDeLacreItem escolhida={escolhida} aoBaixar={menu.onClose} />
      </Menu>
      <Button variant="contained" onClick={() => setMarcando(seguinte)}>
        {atoDeVarias(seguinte)}
      </Button>
      {marcando && (
        <MarcaEmVariasDialog
          tipo={marcando}
          escolhida={escolhida}
          aoTerminar={aoTerminar}
          aoFechar={() => setMarcando(null)}
        />
      )}
    </>
  );
}

const MarcaEmVariasDialog = lazyPart(() =>
  import('./MarcaEmVariasDialog.tsx').then((part) => part.MarcaEmVariasDialog),
);

/** On many, the check comes with the file. */
const atoDeVarias = (tipo: MarcaDeVarias) => (tipo === 'XML_GERADO' ? 'Conferir e gerar XML' : ATO_DA_MARCA[tipo]);
