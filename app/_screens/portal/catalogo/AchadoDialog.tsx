import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { type RefObject, useState } from 'react';
import type { GravarAntes } from '#components/form/PortaDoFormulario.tsx';
import { DialogoDeFormulario } from '#components/ui/dialogs/DialogoDeFormulario.tsx';
import { useAtoEmCurso } from '#components/ui/feedback/use-ato-em-curso.ts';
import { TextoField } from '#components/ui/fields/TextoField.tsx';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type { ComAtos, Ramo } from './ramo.ts';
import { versaoParaAgir } from './use-ato-da-pagina.ts';

interface AchadoDialogProps {
  ramo: Ramo;
  registro: ComAtos;
  gravarAntes?: RefObject<GravarAntes> | undefined;
  aoFechar: () => void;
}

/** A person says what the Portal has: this one by its code, or, after a lost answer, that it is not there. */
export function AchadoDialog({ ramo, registro, gravarAntes, aoFechar }: AchadoDialogProps) {
  const { id, situacao, ambiente, ato, codigo: codigoNoPortal } = registro;
  const { nome, codigo: doCodigo } = ramo;
  // Where the Portal gives no code there is none to say.
  const conhecido = doCodigo === null ? (codigoNoPortal ?? '') : codigoNoPortal;
  const incerto = situacao === 'INCERTO';
  const oQue = codigoNoPortal === null ? nome : ato === 'DESATIVAR' ? ramo.fim.nome.toLowerCase() : 'mudança';
  const [presenca, setEsta] = useState(!incerto);
  const [codigo, setCodigo] = useState('');
  const { ocupado, falha, fazer } = useAtoEmCurso();
  const { achado } = ramo.useAtos();
  const confirmar = () =>
    void fazer(async () => {
      const versao = await versaoParaAgir(registro, gravarAntes);
      await achado(id, versao, presenca ? (conhecido ?? codigo) : null);
      aoFechar();
    });
  return (
    <DialogoDeFormulario
      titulo="O que há no Portal"
      confirmar="Confirmar"
      largura="sm"
      impedido={presenca && conhecido === null && !doCodigo?.forma.test(codigo)}
      gravando={ocupado}
      aoConfirmar={confirmar}
      aoFechar={aoFechar}
    >
      {falha && <Alert severity="error">{falha}</Alert>}
      <Typography variant="body2">
        Veja {conhecido ? `o ${nome} ${conhecido} ` : ''}no Catálogo de Produtos do Portal, em{' '}
        {NOME_AMBIENTE_DO_PORTAL[ambiente].toLowerCase()}, e diga o que viu. Nada é enviado.
      </Typography>
      {incerto && (
        <RadioGroup
          aria-label="O que há no Portal"
          value={presenca ? 'esta' : 'nao'}
          onChange={(_, novo) => setEsta(novo === 'esta')}
        >
          <FormControlLabel
            value="nao"
            control={<Radio />}
            label={oQue === nome ? `Este ${nome} não está lá` : `Esta ${oQue} não está lá`}
          />
          <FormControlLabel
            value="esta"
            control={<Radio />}
            label={oQue === nome ? `Este ${nome} está lá` : `Esta ${oQue} está lá`}
          />
        </RadioGroup>
      )}
      {presenca && conhecido === null && doCodigo && (
        <TextoField
          rotulo={`Código do ${nome} no Portal`}
          required
          valor={codigo}
          aoMudar={(texto) => setCodigo(doCodigo.limpo(texto))}
          maximo={doCodigo.maximo}
          ajuda={doCodigo.ajuda}
        />
      )}
    </DialogoDeFormulario>
  );
}
