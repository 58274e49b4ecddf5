import Button from '@mui/material/Button';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { useFocoAoSurgir } from '#components/ui/navigation/use-foco-ao-surgir.ts';
import { BotaoDosOutrosAtos } from '#components/ui/page/BotaoDosOutrosAtos.tsx';
import type { DaiLida } from '#lib/contracts/sefaz/dai.ts';
import { TIPOS_DE_MARCA, type TipoDeMarca } from '#lib/domain/zfm/marcas-da-dai.ts';
import { ATO_DA_MARCA, ATO_SEGUINTE, cabeAgora, estaDevendo } from './marca-campos.ts';

interface AtosDaDaiProps {
  dai: DaiLida;
  /** The mark whose request is running. */
  marcando: TipoDeMarca | null;
  /** Whether the person followed a link to the next act. */
  levado: boolean;
  aoMarcar: (tipo: TipoDeMarca) => void;
}

/** The next act and all the others, also those out of turn: the server refuses them with a reason. */
export function AtosDaDai({ dai, marcando, levado, aoMarcar }: AtosDaDaiProps) {
  const { id, situacao, exoneradaEm } = dai;
  const devendo = estaDevendo(dai);
  const [ancora, setAncora] = useState<HTMLElement | null>(null);
  const foco = useFocoAoSurgir<HTMLElement>(levado);
  const exonerada = exoneradaEm !== null;
  const seguinte = ATO_SEGUINTE[situacao] ?? (situacao === 'DESEMBARACADA' && !exonerada ? 'EXONERACAO' : null);
  const cabem = TIPOS_DE_MARCA.filter((tipo) => tipo !== seguinte && cabeAgora(tipo, situacao, exonerada, devendo));
  const naoCabem = TIPOS_DE_MARCA.filter((tipo) => tipo !== seguinte && !cabeAgora(tipo, situacao, exonerada, devendo));
  const item = (tipo: TipoDeMarca) => (
    <MenuItem
      key={tipo}
      onClick={() => {
        setAncora(null);
        aoMarcar(tipo);
      }}
    >
      {ATO_DA_MARCA[tipo]}
    </MenuItem>
  );
  return (
    <>
      <BotaoDosOutrosAtos nome="Outros atos" aoAbrir={setAncora} />
      <Menu anchorEl={ancora} open={Boolean(ancora)} onClose={() => setAncora(null)}>
        {cabem.length > 0 && <ListSubheader role="presentation">Cabem agora</ListSubheader>}
        {cabem.map(item)}
        <ListSubheader role="presentation">Fora de hora</ListSubheader>
        {naoCabem.map(item)}
      </Menu>
      {situacao === 'EM_ELABORACAO' && (
        <ButtonTo
          ref={foco}
          variant="contained"
          to="/importacao/sefaz/$id"
          params={{ id }}
          search={{ aba: 'conferencia' }}
        >
          Conferir e gerar XML
        </ButtonTo>
      )}
      {seguinte && (
        <Button ref={foco} variant="contained" loading={marcando === seguinte} onClick={() => aoMarcar(seguinte)}>
          {ATO_DA_MARCA[seguinte]}
        </Button>
      )}
    </>
  );
}
