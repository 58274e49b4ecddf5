import Box from '@mui/material/Box';
import type { FieldValues, Path } from 'react-hook-form';
import { useFormularioAberto } from '#components/form/formulario-contexto.ts';
import { CampoBusca } from './CampoBusca.tsx';
import { CampoLista } from './CampoLista.tsx';
import { CampoData, CampoDecimal, CampoIdentificador, CampoMes, CampoTexto } from './campos-digitados.tsx';
import { CampoAVista, CampoOpcao, CampoSimNao } from './campos-escolhidos.tsx';
import { type DescricaoDeCampo, descricaoDe } from './descricao-de-campo.ts';

interface CampoProps<Valores extends FieldValues> {
  nome: Path<NoInfer<Valores>>;
  /** Spans the whole width of the section. */
  largo?: boolean;
  /** Marks a field as required that is so only with another field's value. */
  obrigatorio?: boolean;
}

/**
 * Renders a field of the open form by its path, as the form's definition describes it. In `<Campo<FornecedorNovo>
 * nome="endereco.cidade">`, the type of the values checks the path.
 */
export function Campo<Valores extends FieldValues = never>({
  nome,
  largo = false,
  obrigatorio = false,
}: CampoProps<Valores>) {
  return <CampoPeloCaminho nome={nome} largo={largo} obrigatorio={obrigatorio} />;
}

/** Renders a field whose path is known only at run time: a row of a list, a field of a declaration. */
export function CampoPeloCaminho({ nome, largo = false, obrigatorio = false }: CampoPeloCaminhoProps) {
  const { campos } = useFormularioAberto();
  const descricao = descricaoDe(campos, nome);
  if (!descricao) throw new Error(`The form describes no field ${nome}.`);
  return (
    <Box sx={{ minWidth: 0, gridColumn: largo ? '1 / -1' : undefined }}>
      {campoDe(nome, obrigatorio ? { ...descricao, obrigatorio } : descricao)}
    </Box>
  );
}

interface CampoPeloCaminhoProps {
  nome: string;
  largo?: boolean;
  obrigatorio?: boolean;
}

function campoDe(nome: string, descricao: DescricaoDeCampo) {
  switch (descricao.tipo) {
    case 'texto':
      return <CampoTexto nome={nome} descricao={descricao} />;
    case 'decimal':
      return <CampoDecimal nome={nome} descricao={descricao} />;
    case 'data':
      return <CampoData nome={nome} descricao={descricao} />;
    case 'mes':
      return <CampoMes nome={nome} descricao={descricao} />;
    case 'identificador':
      return <CampoIdentificador nome={nome} descricao={descricao} />;
    case 'opcao':
      return descricao.aVista ? (
        <CampoAVista nome={nome} descricao={descricao} />
      ) : (
        <CampoOpcao nome={nome} descricao={descricao} />
      );
    case 'simNao':
      return <CampoSimNao nome={nome} descricao={descricao} />;
    case 'busca':
      return <CampoBusca nome={nome} descricao={descricao} />;
    case 'grupo':
      return Object.keys(descricao.campos).map((parte) => <CampoPeloCaminho key={parte} nome={`${nome}.${parte}`} />);
    case 'lista':
      return (
        <CampoLista nome={nome} descricao={descricao}>
          {(linha) => <CampoPeloCaminho key={linha} nome={linha} />}
        </CampoLista>
      );
  }
}
