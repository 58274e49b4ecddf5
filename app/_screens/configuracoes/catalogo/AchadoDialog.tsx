import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DialogoDeFormulario } from '#components/ui/DialogoDeFormulario.tsx';
import { TextoField } from '#components/ui/TextoField.tsx';
import { useAtoEmCurso } from '#components/ui/use-ato-em-curso.ts';
import { useAtosDoCatalogo } from '#lib/api/catalogo-de-produtos.ts';
import type { ProdutoNoPortal } from '#lib/contracts/catalogo-de-produtos.ts';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/sistema/portal-unico.ts';

/** A person says what the Portal has: this product by its code, or, after a lost answer, that it is not there. */
export function AchadoDialog({ produto, aoFechar }: { produto: ProdutoNoPortal; aoFechar: () => void }) {
  const { id, versao, situacao, ambiente, ato, codigo: conhecido } = produto;
  const incerto = situacao === 'INCERTO';
  const oQue = conhecido === null ? 'produto' : ato === 'DESATIVAR' ? 'desativação' : 'mudança';
  const [esta, setEsta] = useState(!incerto);
  const [codigo, setCodigo] = useState('');
  const { ocupado, falha, fazer } = useAtoEmCurso();
  const { achado } = useAtosDoCatalogo();
  const confirmar = () =>
    void fazer(async () => {
      await achado(id, versao, esta ? (conhecido ?? codigo) : null);
      aoFechar();
    });
  return (
    <DialogoDeFormulario
      titulo="O que há no Portal"
      confirmar="Confirmar"
      largura="sm"
      impedido={esta && conhecido === null && !/^\d{1,10}$/.test(codigo)}
      gravando={ocupado}
      aoConfirmar={confirmar}
      aoFechar={aoFechar}
    >
      {falha && <Alert severity="error">{falha}</Alert>}
      <Typography variant="body2">
        Veja {conhecido === null ? '' : `o produto ${conhecido} `}no Catálogo de Produtos do Portal, em{' '}
        {NOME_AMBIENTE_DO_PORTAL[ambiente].toLowerCase()}, e diga o que viu. Nada é enviado.
      </Typography>
      {incerto && (
        <RadioGroup
          aria-label="O que há no Portal"
          value={esta ? 'esta' : 'nao'}
          onChange={(_, novo) => setEsta(novo === 'esta')}
        >
          <FormControlLabel
            value="nao"
            control={<Radio />}
            label={oQue === 'produto' ? 'Este produto não está lá' : `Esta ${oQue} não está lá`}
          />
          <FormControlLabel
            value="esta"
            control={<Radio />}
            label={oQue === 'produto' ? 'Este produto está lá' : `Esta ${oQue} está lá`}
          />
        </RadioGroup>
      )}
      {esta && conhecido === null && (
        <TextoField
          rotulo="Código do produto no Portal"
          required
          valor={codigo}
          aoMudar={(texto) => setCodigo(texto.replace(/\D/g, ''))}
          maximo={10}
          ajuda="Até dez algarismos."
        />
      )}
    </DialogoDeFormulario>
  );
}
